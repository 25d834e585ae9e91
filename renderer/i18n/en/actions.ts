export const actionsEn = {};
