// All messages of all languages, merged by subject. A new subject: its three files, three lines here.
import { actionsEn } from './en/actions.ts';
import { attentionEn } from './en/attention.ts';
import { commonEn } from './en/common.ts';
import { elicitationEn } from './en/elicitation.ts';
import { findingsEn } from './en/findings.ts';
import { formsEn } from './en/forms.ts';
import { guardEn } from './en/guard.ts';
import { historyEn } from './en/history.ts';
import { offersEn } from './en/offers.ts';
import { refusalsEn } from './en/refusals.ts';
import { rulesEn } from './en/rules.ts';
import { secretsEn } from './en/secrets.ts';
import { serversEn } from './en/servers.ts';
import { settingsEn } from './en/settings.ts';
import { textNotesEn } from './en/textNotes.ts';
import { urlEn } from './en/url.ts';
import { waitsEn } from './en/waits.ts';
import { wireEn } from './en/wire.ts';
import { actionsJa } from './ja/actions.ts';
import { attentionJa } from './ja/attention.ts';
import { commonJa } from './ja/common.ts';
import { elicitationJa } from './ja/elicitation.ts';
import { findingsJa } from './ja/findings.ts';
import { formsJa } from './ja/forms.ts';
import { guardJa } from './ja/guard.ts';
import { historyJa } from './ja/history.ts';
import { offersJa } from './ja/offers.ts';
import { refusalsJa } from './ja/refusals.ts';
import { rulesJa } from './ja/rules.ts';
import { secretsJa } from './ja/secrets.ts';
import { serversJa } from './ja/servers.ts';
import { settingsJa } from './ja/settings.ts';
import { textNotesJa } from './ja/textNotes.ts';
import { urlJa } from './ja/url.ts';
import { waitsJa } from './ja/waits.ts';
import { wireJa } from './ja/wire.ts';
import { actionsZhTW } from './zhTW/actions.ts';
import { attentionZhTW } from './zhTW/attention.ts';
import { commonZhTW } from './zhTW/common.ts';
import { elicitationZhTW } from './zhTW/elicitation.ts';
import { findingsZhTW } from './zhTW/findings.ts';
import { formsZhTW } from './zhTW/forms.ts';
import { guardZhTW } from './zhTW/guard.ts';
import { historyZhTW } from './zhTW/history.ts';
import { offersZhTW } from './zhTW/offers.ts';
import { refusalsZhTW } from './zhTW/refusals.ts';
import { rulesZhTW } from './zhTW/rules.ts';
import { secretsZhTW } from './zhTW/secrets.ts';
import { serversZhTW } from './zhTW/servers.ts';
import { settingsZhTW } from './zhTW/settings.ts';
import { textNotesZhTW } from './zhTW/textNotes.ts';
import { urlZhTW } from './zhTW/url.ts';
import { waitsZhTW } from './zhTW/waits.ts';
import { wireZhTW } from './zhTW/wire.ts';
import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const en = {
  actions: actionsEn,
  attention: attentionEn,
  common: commonEn,
  elicitation: elicitationEn,
  findings: findingsEn,
  forms: formsEn,
  guard: guardEn,
  history: historyEn,
  offers: offersEn,
  refusals: refusalsEn,
  rules: rulesEn,
  secrets: secretsEn,
  servers: serversEn,
  settings: settingsEn,
  textNotes: textNotesEn,
  url: urlEn,
  waits: waitsEn,
  wire: wireEn,
};

export type Messages = Catalogue<typeof en>;

export const catalogues: Readonly<Record<Locale, Messages>> = {
  en,
  ja: {
    actions: actionsJa,
    attention: attentionJa,
    common: commonJa,
    elicitation: elicitationJa,
    findings: findingsJa,
    forms: formsJa,
    guard: guardJa,
    history: historyJa,
    offers: offersJa,
    refusals: refusalsJa,
    rules: rulesJa,
    secrets: secretsJa,
    servers: serversJa,
    settings: settingsJa,
    textNotes: textNotesJa,
    url: urlJa,
    waits: waitsJa,
    wire: wireJa,
  },
  'zh-TW': {
    actions: actionsZhTW,
    attention: attentionZhTW,
    common: commonZhTW,
    elicitation: elicitationZhTW,
    findings: findingsZhTW,
    forms: formsZhTW,
    guard: guardZhTW,
    history: historyZhTW,
    offers: offersZhTW,
    refusals: refusalsZhTW,
    rules: rulesZhTW,
    secrets: secretsZhTW,
    servers: serversZhTW,
    settings: settingsZhTW,
    textNotes: textNotesZhTW,
    url: urlZhTW,
    waits: waitsZhTW,
    wire: wireZhTW,
  },
};
