import type { WindowApi } from '../shared/ipc/contract.ts';
import { shareDisplayNames } from './displayNames.ts';
import { mount } from './mount.tsx';
import { allowEmptyMarkupOnly } from './trustedTypes.ts';

declare global {
  interface Window {
    /** Put there by the preload script, before any script of the page runs. */
    readonly api: WindowApi;
  }
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
allowEmptyMarkupOnly(window);
shareDisplayNames(Intl);
void mount(window.api, container);
