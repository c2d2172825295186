import type { Colour } from '../pictures/palette.js';
import type { Wording } from './language.js';
import { toWordings } from './to-wording.js';

export const COLOUR_NAMES: Readonly<Record<Colour, Wording>> = toWordings({
  ember: { en: 'Ember Red', de: 'Glutrot', ja: 'エンバーレッド', zh: '余烬红' },
  moss: { en: 'Moss Green', de: 'Moosgrün', ja: 'モスグリーン', zh: '苔绿' },
  lagoon: { en: 'Lagoon', de: 'Lagune', ja: 'ラグーン', zh: '泻湖蓝' },
  midnight: { en: 'Midnight Navy', de: 'Mitternachtsblau', ja: 'ミッドナイトネイビー', zh: '午夜藏青' },
  sand: { en: 'Dune Sand', de: 'Dünensand', ja: 'デューンサンド', zh: '沙丘色' },
  chalk: { en: 'Chalk', de: 'Kreide', ja: 'チョーク', zh: '粉笔白' },
  graphite: { en: 'Graphite', de: 'Graphit', ja: 'グラファイト', zh: '石墨灰' },
  rose: { en: 'Dusty Rose', de: 'Altrosa', ja: 'ダスティローズ', zh: '烟粉' },
});
