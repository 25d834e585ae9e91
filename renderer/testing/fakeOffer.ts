// What a server offers besides tools, for tests and the preview.
import {
  nothingOffered,
  type PromptView,
  type ResourceView,
  type ServerOffer,
  type TemplateView,
} from '../../shared/catalogue/offerView.ts';

export const reviewPrompt: PromptView = {
  name: 'review_menu',
  title: 'Review a menu',
  description: 'Looks a menu over for a party.',
  arguments: [
    { name: 'menu', description: 'The menu to look at', isRequired: true },
    { name: 'tone', title: 'Tone', isRequired: false },
  ],
  definition: 'd',
};

export const menuResource: ResourceView = {
  uri: 'desk://menus/winter',
  name: 'winter_menu',
  title: 'Winter menu',
  description: 'What is served from December on.',
  mimeType: 'text/markdown',
  size: 2_048,
  definition: 'd',
};

export const menuTemplate: TemplateView = {
  uriTemplate: 'desk://menus/{season}{?course}',
  name: 'menu_by_season',
  variables: ['season', 'course'],
  definition: 'd',
};

export const fakeOffer: ServerOffer = {
  ...nothingOffered,
  prompts: { kind: 'loaded', entries: [reviewPrompt] },
  resources: { kind: 'loaded', entries: [menuResource] },
  templates: { kind: 'loaded', entries: [menuTemplate] },
  suggests: true,
};
