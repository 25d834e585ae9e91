import type { Catalogue } from '../catalogue.ts';
import type { refusalsEn } from '../en/refusals.ts';

export const refusalsZhTW = {
  'malformed-input-request': '收到的內容不符合 MCP 規定的詢問格式。',
  'undeclared-method': '它要求的不是表單，而 Frontdesk 並未提供這項功能。',
  'undeclared-mode': '它要求開啟網頁，Frontdesk 目前尚未支援。',
  'missing-message': '詢問沒有文字說明。',
  'message-too-long': '詢問的文字過長。',
  'unknown-mode': '它使用 Frontdesk 不認識的詢問方式。',
  'url-mode-not-in-2025-06-18':
    '它要求開啟網頁，但它使用的通訊協定版本（2025-06-18）沒有這項功能。',
  'missing-schema': '它沒有說明表單的內容。',
  'schema-too-large': '表單的描述過大。',
  'unknown-dialect': '表單以 MCP 表單不使用的 JSON Schema 種類描述。',
  ref: '表單的描述參照了其他位置，MCP 表單不允許這樣做。',
  'root-not-object': '表單的描述不是由欄位組成。',
  'nested-object': '有欄位包含下層欄位，而 MCP 表單只有一層。',
  combinator: '表單在欄位或值之間設有無法以表單呈現的規則。',
  'root-keyword': '表單對所有欄位設有 MCP 表單沒有的規則。',
  'properties-not-object': '表單的欄位清單無效。',
  'too-many-fields': '表單的欄位過多。',
  'unknown-type': '有欄位的類型是 MCP 表單沒有的。',
  'malformed-keyword': '表單中有限制條件無效。',
  'array-not-in-2025-06-18':
    '有欄位可填多個答案，但它使用的通訊協定版本（2025-06-18）沒有這項功能。',
  'free-array': '有欄位要求填寫清單，卻沒有提供選項。',
  'array-of-objects': '有欄位要求填寫清單，而清單的每一項又包含欄位。',
  'no-options': '有欄位沒有任何選項可選。',
  'option-type': '有欄位的選項與欄位類型不符。',
  'too-many-options': '表單的選項過多。',
  'required-malformed': '必填欄位的清單無效。',
  'required-unknown-field': '表單將不存在的欄位列為必填。',
  other: 'Frontdesk 無法顯示它。',
} satisfies Catalogue<typeof refusalsEn>;
