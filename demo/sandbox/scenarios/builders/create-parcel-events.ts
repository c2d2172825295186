import { toMoment, toWireDate, type ScenarioContext } from '../scenario.js';
import { toWordings } from '../to-wording.js';
import type { ParcelEvents } from './create-order.js';

/** The texts of a parcel's tracking events. */
const STATIONS = toWordings({
  packed: { en: 'Packed', de: 'Verpackt', ja: '梱包完了', zh: '已打包' },
  departed: { en: 'Left our warehouse', de: 'Hat unser Lager verlassen', ja: '倉庫を出発', zh: '已离开仓库' },
  arrived: { en: 'Arrived at the depot', de: 'Im Zustelldepot angekommen', ja: '配達店に到着', zh: '已到达派送站' },
  outForDelivery: { en: 'Out for delivery', de: 'In Zustellung', ja: '配達中', zh: '正在派送' },
  droppedOff: { en: 'Handed in', de: 'Abgegeben', ja: '引き渡し済み', zh: '已交寄' },
  received: {
    en: 'Received at our return center',
    de: 'In unserem Rückgabezentrum eingetroffen',
    ja: '返品センターに到着',
    zh: '已到达退货中心',
  },
  delivered: { en: 'Delivered', de: 'Zugestellt', ja: 'お届け済み', zh: '已送达' },
});

export type Station = readonly [name: keyof typeof STATIONS, hoursAgo: number, location: string];

/** Returns a carrier's tracking events of a parcel, oldest first. */
export function createParcelEvents(context: ScenarioContext, stations: readonly Station[]): ParcelEvents {
  return stations.map(([name, hoursAgo, location]) => ({
    time: toWireDate(toMoment(context, { hours: -hoursAgo })),
    status: STATIONS[name][context.language],
    location,
  }));
}
