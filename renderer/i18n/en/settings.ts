export const settingsEn = {};
