import type { CheckedPart, CheckFault, CheckState } from './CheckRow.tsx';
import type { GoLiveCheckModel } from './GoLiveCheck.tsx';

type Check = Pick<
  GoLiveCheckModel,
  'studio' | 'attention' | 'sound' | 'toys' | 'connectToys' | 'open' | 'wasDoneToday'
>;

/** A fault whose remedies are in the check. */
const inCheck = (fault: CheckFault['fault'], { open }: Check): CheckFault => ({
  fault,
  remedy: 'video.check.remedy.look',
  mend: open,
});

const cameraState = (check: Check): CheckState => {
  const { picture } = check.studio;
  if (picture === 'on') return 'good';
  if (picture === 'failed') return inCheck('video.check.fault.camera', check);
  return picture === 'comes' && check.wasDoneToday() ? 'good' : 'off';
};

const microphoneState = (check: Check): CheckState => {
  const { microphone, isOn, picture } = check.studio;
  if (!isOn) return picture === 'comes' && check.wasDoneToday() ? 'good' : 'off';
  if (microphone === 'muted') return 'off';
  // One that has brought no sound yet may be the wrong one.
  return microphone === 'missing' || microphone === 'silent'
    ? inCheck(`video.microphone.${microphone}`, check)
    : 'good';
};

const soundState = (check: Check): CheckState => {
  const { sound, attention } = check;
  switch (sound) {
    case 'on':
      return 'good';
    case 'muted':
      // A volume of 0 is raised in the check.
      return attention.muted
        ? { fault: 'attention.sound.muted', remedy: 'video.check.remedy.unmute', mend: () => attention.setMuted(false) }
        : inCheck('attention.sound.muted', check);
    case 'failed':
      return { fault: 'video.check.fault.sound', remedy: 'attention.testSound', mend: attention.testSound };
    case 'untested':
    case 'testing':
      return { fault: `attention.sound.${sound}`, remedy: 'attention.testSound', mend: attention.testSound };
  }
};

const noticeState = (check: Check): CheckState => {
  const { notice, askForNotices } = check.attention;
  switch (notice) {
    case 'granted':
      return 'good';
    case 'unsupported':
      return 'off';
    case 'notAsked':
      return { fault: 'attention.notice.notAsked', remedy: 'attention.allowNotices', mend: askForNotices };
    case 'denied':
      return inCheck('video.check.fault.notifications', check);
  }
};

const toysState = (check: Check): CheckState => {
  const { state, word } = check.toys;
  if (word !== 'attention') return word;
  return state === 'offered'
    ? { fault: 'video.check.toys.offered', remedy: 'toys.connection.connect', mend: check.connectToys }
    : inCheck('video.check.fault.toys', check);
};

/** State of each part of the check: in order, off, or a fault with its remedy. */
export const checkParts = (check: Check): Readonly<Record<CheckedPart, CheckState>> => ({
  camera: cameraState(check),
  microphone: microphoneState(check),
  sound: soundState(check),
  notifications: noticeState(check),
  toys: toysState(check),
});
