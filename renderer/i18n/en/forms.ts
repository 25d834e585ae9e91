export const formsEn = {};
