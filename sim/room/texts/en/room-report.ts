const report = {
  title: 'Report a problem',
  close: 'Close',
  note: 'What went wrong?',
  about: 'About',
  now: 'This moment',
  secrets: 'With passwords and codes',
  secretsHint: 'Otherwise made-up values of the same form replace them.',
  holds:
    'A report holds the run, the screen, the language, versions and the last errors. A file also holds a picture of the screen.',
  copyLink: 'Copy link',
  saveFile: 'Save file',
  link: 'Link to the report',
  made: 'The report is ready.',
  copied: 'Report link copied ({{size}}).',
  opened: {
    title: 'Problem report',
    close: 'Close the report',
    again: 'was refused again, as reported: {{text}}',
    otherwise: 'was answered differently this time: {{text}}',
    moment: 'This is the reported moment.',
    screen: 'Screen',
    language: 'Language',
    versions: 'Versions',
    errors: 'Errors of the page ({{value}})',
    picture: 'Picture of the screen',
  },
} as const;

export default report;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-report': typeof report;
  }
}
