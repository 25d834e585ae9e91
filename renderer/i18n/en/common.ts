export const commonEn = {
  appName: 'Frontdesk',
  fromServer: (p: { server: string }) => `From ${p.server}:`,
  showMore: 'Show more',
  textCut: 'The text is longer; the rest is not shown.',
};
