import type { Log } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** The lamp stands in no type of the browser's yet. */
interface LampSetting extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

const hasLamp = (track: MediaStreamTrack): boolean => 'getCapabilities' in track && 'torch' in track.getCapabilities();

/** TabLock the lamp beside the camera on and off; none where a page has no say over one. */
export const lampOf = (stream: MediaStream, log: Log): O.Option<(isOn: boolean) => void> => {
  const [track] = stream.getVideoTracks();
  if (track === undefined || !hasLamp(track)) return O.none;
  const turn = (isOn: boolean): void => {
    const setting: LampSetting = { torch: isOn };
    track.applyConstraints({ advanced: [setting] }).catch((thrown: unknown) => {
      const reason = thrown instanceof Error ? thrown.name : 'unknown';
      log.write({ level: 'warning', tag: 'lamp-not-turned', data: { reason } })();
    });
  };
  return O.some(turn);
};
