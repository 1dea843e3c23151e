/** The page for stopping emails about gifts (OWN-01). */
export const stopEmailsMessages = {
  title: 'Stop emails about gifts?',
  help: 'You’ll no longer get an email when someone gives you something. Your registry still shows every gift, and you can turn the emails on again in Settings.',
  stop: 'Stop These Emails',
  /** Asked once more, as scanners of mail press the first button. */
  sureHelp: 'One more press, so that we know it’s you and not a program that checks your mail.',
  sure: 'Yes, Stop Them',
  stopped: 'No more emails about gifts',
  stoppedHelp: 'You can turn them on again in Settings, under “Emails about gifts”.',
} as const;
