import type { Catalogue } from '../catalogue.ts';
import type { secretsEn } from '../en/secrets.ts';

export const secretsZhTW = {
  keep: ({ name }) => (name === '' ? '保存在金鑰庫' : `將 ${name} 保存在金鑰庫`),
  keepHint: '系統會將金鑰庫中的值加密。Frontdesk 不會再顯示它，也只會傳給此伺服器。',
  states: {
    kept: '已保存在金鑰庫',
    'run-only': '保留到結束 Frontdesk 為止',
    missing: '沒有值',
  },
  replace: '更換',
  replaceNamed: ({ name }) => `更換 ${name}`,
  keepOld: ({ name }) => `保留原有的 ${name}`,

  noKeystore: '此系統沒有可用的金鑰庫',
  noKeystoreForm:
    '標示要存入金鑰庫的值只保留到結束 Frontdesk 為止，下次啟動後需要重新輸入。若要保留，請關閉標示：該值會以純文字寫入 servers.json，只有您能讀取這個檔案。',
  keptForRun: ({ count }) => `${count} 項機密資料保留到結束為止`,
  keptForRunText: '此系統沒有可用的金鑰庫。下次啟動後，Frontdesk 會再次請您輸入。',

  missing: ({ count }) => `有 ${count} 個值待輸入`,
  missingText: '伺服器的標頭或變數會用到它。值只會傳給您輸入時所指定的網址或程式。',
  valueOf: ({ name }) => `${name} 的值`,
  saveValue: ({ name }) => `儲存 ${name}`,

  literal: ({ count }) => `${count} 個值看起來像機密資料`,
  literalText: '以純文字寫在 servers.json 中：',
  move: '移到金鑰庫',
  cannotMove: '此系統沒有可用的金鑰庫，因此留在原處。只有您能讀取這個檔案。',
} satisfies Catalogue<typeof secretsEn>;
