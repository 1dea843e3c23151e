import { encode } from 'uqr';

/** Encodes text as a QR code that tolerates about 15% damage (level M), with the quiet zone of four modules that the standard requires. */
const codeOf = (text: string) => encode(text, { ecc: 'M', border: 4 });

interface QrCodeProps {
  readonly text: string;
  /** The code's text alternative. */
  readonly label: string;
}

/** A QR code, black on white on every site; as wide as its place. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = codeOf(text);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

/** The size of a module in the saved picture, in pixels. */
const MODULE = 24;

/** Saves the QR code as a picture on the device. */
export const saveQrCode = (text: string, fileName: string): void => {
  const { data, size } = codeOf(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    });
  });
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
};
