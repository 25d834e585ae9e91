export const elicitationEn = {};
