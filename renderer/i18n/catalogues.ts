// All messages of all languages, merged by subject. A new subject: its three files, three lines here.
import { actionsEn } from './en/actions.ts';
import { commonEn } from './en/common.ts';
import { elicitationEn } from './en/elicitation.ts';
import { formsEn } from './en/forms.ts';
import { refusalsEn } from './en/refusals.ts';
import { rulesEn } from './en/rules.ts';
import { serversEn } from './en/servers.ts';
import { settingsEn } from './en/settings.ts';
import { actionsJa } from './ja/actions.ts';
import { commonJa } from './ja/common.ts';
import { elicitationJa } from './ja/elicitation.ts';
import { formsJa } from './ja/forms.ts';
import { refusalsJa } from './ja/refusals.ts';
import { rulesJa } from './ja/rules.ts';
import { serversJa } from './ja/servers.ts';
import { settingsJa } from './ja/settings.ts';
import { actionsZhTW } from './zhTW/actions.ts';
import { commonZhTW } from './zhTW/common.ts';
import { elicitationZhTW } from './zhTW/elicitation.ts';
import { formsZhTW } from './zhTW/forms.ts';
import { refusalsZhTW } from './zhTW/refusals.ts';
import { rulesZhTW } from './zhTW/rules.ts';
import { serversZhTW } from './zhTW/servers.ts';
import { settingsZhTW } from './zhTW/settings.ts';
import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const en = {
  actions: actionsEn,
  common: commonEn,
  elicitation: elicitationEn,
  forms: formsEn,
  refusals: refusalsEn,
  rules: rulesEn,
  servers: serversEn,
  settings: settingsEn,
};

export type Messages = Catalogue<typeof en>;

export const catalogues: Readonly<Record<Locale, Messages>> = {
  en,
  ja: {
    actions: actionsJa,
    common: commonJa,
    elicitation: elicitationJa,
    forms: formsJa,
    refusals: refusalsJa,
    rules: rulesJa,
    servers: serversJa,
    settings: settingsJa,
  },
  'zh-TW': {
    actions: actionsZhTW,
    common: commonZhTW,
    elicitation: elicitationZhTW,
    forms: formsZhTW,
    refusals: refusalsZhTW,
    rules: rulesZhTW,
    servers: serversZhTW,
    settings: settingsZhTW,
  },
};
