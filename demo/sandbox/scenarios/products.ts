import type { Wording } from './language.js';
import { toWording } from './to-wording.js';

/** A product of the invented range. */
export interface Product {
  /** First part of its style code. */
  readonly code: string;
  /** Kind and style of its picture; the item determines the colour. */
  readonly picture: string;
  readonly title: Wording;
  readonly category: Wording;
}

const SHOES = toWording({ en: 'Shoes', de: 'Schuhe', ja: 'シューズ', zh: '鞋履' });
const TOPS = toWording({ en: 'Tops', de: 'Oberteile', ja: 'トップス', zh: '上装' });
const SHORTS = toWording({ en: 'Shorts', de: 'Shorts', ja: 'ショートパンツ', zh: '短裤' });
const BAGS = toWording({ en: 'Bags', de: 'Taschen', ja: 'バッグ', zh: '包袋' });
const BALLS = toWording({ en: 'Balls', de: 'Bälle', ja: 'ボール', zh: '球类' });

export const PRODUCTS = {
  tempo: {
    code: 'TP2041',
    picture: 'shoe-runner',
    category: SHOES,
    title: toWording({
      en: 'Tempo Drift 3 Road Running Shoes',
      de: 'Tempo Drift 3 Straßenlaufschuhe',
      ja: 'テンポ ドリフト 3 ロードランニングシューズ',
      zh: 'Tempo Drift 3 公路跑步鞋',
    }),
  },
  ridge: {
    code: 'RG1180',
    picture: 'shoe-trail',
    category: SHOES,
    title: toWording({
      en: 'Ridgeline Trail Running Shoes',
      de: 'Ridgeline Trailrunning-Schuhe',
      ja: 'リッジライン トレイルランニングシューズ',
      zh: 'Ridgeline 越野跑鞋',
    }),
  },
  baseline: {
    code: 'BL0762',
    picture: 'shoe-court',
    category: SHOES,
    title: toWording({
      en: 'Baseline Low Court Shoes',
      de: 'Baseline Low Hallenschuhe',
      ja: 'ベースライン ロー コートシューズ',
      zh: 'Baseline 低帮球场鞋',
    }),
  },
  breeze: {
    code: 'BZ3310',
    picture: 'shirt-tee',
    category: TOPS,
    title: toWording({
      en: 'Breeze Short-Sleeve Running Top',
      de: 'Breeze Kurzarm-Laufshirt',
      ja: 'ブリーズ 半袖ランニングトップ',
      zh: 'Breeze 短袖跑步上衣',
    }),
  },
  pace: {
    code: 'PC4025',
    picture: 'shirt-singlet',
    category: TOPS,
    title: toWording({
      en: 'Pace Lightweight Racing Singlet',
      de: 'Pace leichtes Lauf-Singlet',
      ja: 'ペース 軽量レーシングシングレット',
      zh: 'Pace 轻量竞速背心',
    }),
  },
  harbour: {
    code: 'HB5518',
    picture: 'shirt-hoodie',
    category: TOPS,
    title: toWording({
      en: 'Harbour Brushed Fleece Hoodie',
      de: 'Harbour Hoodie aus gebürstetem Fleece',
      ja: 'ハーバー 起毛フリースパーカー',
      zh: 'Harbour 磨毛加绒连帽衫',
    }),
  },
  stride: {
    code: 'ST2207',
    picture: 'shorts-run',
    category: SHORTS,
    title: toWording({
      en: 'Stride 5-Inch Running Shorts',
      de: 'Stride Laufshorts, 13 cm',
      ja: 'ストライド 5インチ ランニングショーツ',
      zh: 'Stride 5 英寸跑步短裤',
    }),
  },
  hoop: {
    code: 'HP2919',
    picture: 'shorts-court',
    category: SHORTS,
    title: toWording({
      en: 'Fastbreak Basketball Shorts',
      de: 'Fastbreak Basketballshorts',
      ja: 'ファストブレイク バスケットボールショーツ',
      zh: 'Fastbreak 篮球短裤',
    }),
  },
  weekender: {
    code: 'WK0904',
    picture: 'bag-duffel',
    category: BAGS,
    title: toWording({
      en: 'Weekender Training Duffel, 45 L',
      de: 'Weekender Trainingstasche, 45 l',
      ja: 'ウィークエンダー トレーニングダッフル 45L',
      zh: 'Weekender 训练圆筒包 45 升',
    }),
  },
  commuter: {
    code: 'CM0631',
    picture: 'bag-backpack',
    category: BAGS,
    title: toWording({
      en: 'Commuter Backpack, 24 L',
      de: 'Commuter Rucksack, 24 l',
      ja: 'コミューター バックパック 24L',
      zh: 'Commuter 双肩背包 24 升',
    }),
  },
  club: {
    code: 'FB1002',
    picture: 'ball-football',
    category: BALLS,
    title: toWording({
      en: 'Club Match Soccer Ball, Size 5',
      de: 'Club Spielfußball, Größe 5',
      ja: 'クラブ マッチフットボール 5号球',
      zh: 'Club 比赛足球 5 号',
    }),
  },
  arena: {
    code: 'BB1007',
    picture: 'ball-basketball',
    category: BALLS,
    title: toWording({
      en: 'Arena Indoor Basketball, Size 7',
      de: 'Arena Hallenbasketball, Größe 7',
      ja: 'アリーナ 屋内用バスケットボール 7号球',
      zh: 'Arena 室内篮球 7 号',
    }),
  },
} as const satisfies Record<string, Product>;

export type ProductName = keyof typeof PRODUCTS;
