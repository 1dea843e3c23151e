import { DONE_MESSAGE_MILLISECONDS, shareMessages } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import {
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconDownload,
  IconMail,
  IconPrinter,
  IconQrcode,
  IconUpload,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { RegistryCard } from '../cards/registry-card.tsx';
import { Button, UnstyledButton } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import type { RegistryShare } from '../list-model/index.ts';
import { QrCode, saveQrCode } from '../qr-code/index.ts';
import styles from './share-sheet.module.css';
import { useCopy } from './use-copy.ts';

interface ShareSheetProps {
  readonly share: RegistryShare;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCopyFailed: (problem: string) => void;
}

type LinkProps = Pick<ShareSheetProps, 'share' | 'onCopyFailed'>;

/** In characters: the space inside the field beside the link, which is shown in full. */
const ROOM = 4;

/** The link, and a button that copies it (SHARE-01). */
const CopyLink = ({ share: { link }, onCopyFailed }: LinkProps) => {
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy({ lasts: DONE_MESSAGE_MILLISECONDS, onFailed: onCopyFailed });
  const isCopied = state === 'Copied';
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <div className={styles['link']}>
        <TextInput
          ref={field}
          className={styles['field'] ?? ''}
          style={{ flexBasis: `${link.length + ROOM}ch` }}
          label={shareMessages.link}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
          onClick={() => copy(link, field.current ?? undefined)}
        >
          {isCopied ? shareMessages.linkCopied : shareMessages.copyLink}
        </Button>
      </div>
      <p className={`muted ${styles['copied']}`} role="status">
        {isCopied && shareMessages.copied}
      </p>
      {state === 'Failed' && (
        <p className={`gr-danger ${styles['problem']}`} role="alert">
          {shareMessages.selected}
        </p>
      )}
    </>
  );
};

/** Sends the link with an app of the device; renders nothing if the browser cannot do so. */
const SendWithApp = ({ share: { link, title } }: Pick<ShareSheetProps, 'share'>) => {
  const [isFailed, setFailed] = useState(false);
  if (typeof navigator.share !== 'function') return null;
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: link });
      setFailed(false);
    } catch (problem) {
      // Closing the device's own sheet is not a failure.
      setFailed(!(problem instanceof DOMException && problem.name === 'AbortError'));
    }
  };
  return (
    <li>
      <UnstyledButton className={`gr-row ${styles['row']}`} onClick={send}>
        <IconUpload size={20} stroke={1.6} aria-hidden />
        {shareMessages.withApp}
        <IconChevronRight className={`muted ${styles['on']}`} size={20} stroke={1.6} aria-hidden />
      </UnstyledButton>
      {isFailed && (
        <p className={`gr-danger ${styles['problem']}`} role="alert">
          {shareMessages.notSent}
        </p>
      )}
    </li>
  );
};

const QrCodeRow = ({ share: { grId, link, header } }: Pick<ShareSheetProps, 'share'>) => {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <li>
      <UnstyledButton
        className={`gr-row ${styles['row']}`}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <IconQrcode size={20} stroke={1.6} aria-hidden />
        {shareMessages.qrCode}
        <IconChevronDown className={`muted ${styles['on']}`} size={20} stroke={1.6} aria-hidden />
      </UnstyledButton>
      <div id={id} className={`gr-row ${styles['code']}`} hidden={!isShown}>
        <div className={styles['picture']}>
          <QrCode text={link} label={shareMessages.qrCodeLabel(header)} />
        </div>
        <div>
          <p className="muted">{shareMessages.qrCodeHelp}</p>
          <Button
            variant="subtle"
            leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
            onClick={() => saveQrCode(link, shareMessages.qrCodeFile(grId))}
          >
            {shareMessages.savePicture}
          </Button>
        </div>
      </div>
    </li>
  );
};

/** The ways to share a registry: beside a preview of its printed card: copying its link, an app of the device, an email, a QR code, and for its registrant cards to print (SHARE-04). */
export const ShareSheet = ({ share, isOpen, onClose, onCopyFailed }: ShareSheetProps) => {
  const { header, link, owner } = share;
  return (
    <Dialog isOpen={isOpen} title={shareMessages.title(header)} width={820} isSheet onClose={onClose}>
      {owner._tag === 'Some' && owner.value.isPrivate ? (
        <div className={styles['private']}>
          <p>{shareMessages.isPrivate}</p>
          <Button component="a" href={owner.value.settings}>
            {shareMessages.toSettings}
          </Button>
        </div>
      ) : (
        <div className={styles['sheet']}>
          <div className={styles['preview']} aria-hidden>
            <div>
              <RegistryCard share={share} />
            </div>
          </div>
          <div>
            <CopyLink share={share} onCopyFailed={onCopyFailed} />
            <ul className={styles['ways']}>
              <SendWithApp share={share} />
              <li>
                <a className={`gr-row ${styles['row']}`} href={shareMessages.mailto(header, link)}>
                  <IconMail size={20} stroke={1.6} aria-hidden />
                  {shareMessages.email}
                  <IconChevronRight className={`muted ${styles['on']}`} size={20} stroke={1.6} aria-hidden />
                </a>
              </li>
              <QrCodeRow share={share} />
              {owner._tag === 'Some' && (
                <li>
                  <a className={`gr-row ${styles['row']}`} href={owner.value.cards}>
                    <IconPrinter size={20} stroke={1.6} aria-hidden />
                    {shareMessages.card}
                    <IconChevronRight className={`muted ${styles['on']}`} size={20} stroke={1.6} aria-hidden />
                  </a>
                </li>
              )}
            </ul>
          </div>
        </div>
      )}
    </Dialog>
  );
};
