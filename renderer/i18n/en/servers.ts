export const serversEn = {};
