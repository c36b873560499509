import { type Message, message } from '#domain/message/message.ts'

/** An area of the indicator preview with its key indicators, at most three. */
export interface PreviewArea {
  readonly slug: string
  readonly title: Message
  readonly indicators: readonly number[]
}

/** The five areas of `/dashboard-landing-page` (specification 3 §2.5). */
export const PREVIEW_AREAS: readonly PreviewArea[] = [
  // Under-five and maternal mortality, Penta 3.
  { slug: 'outcomes', title: message('special.tab-outcomes'), indicators: [32, 29, 18] },
  // Confirmed Lassa fever, measles, poliomyelitis.
  { slug: 'surveillance', title: message('special.tab-surveillance'), indicators: [481, 1310, 1316] },
  // Health in the government's spending, doctors, nurses and midwives.
  { slug: 'system', title: message('special.tab-system'), indicators: [1170, 1161, 1162] },
  // Success of TB treatment, care after birth, stillbirths.
  { slug: 'quality', title: message('special.tab-quality'), indicators: [1114, 8, 1132] },
  // Antenatal care, births in a facility, coverage of services.
  { slug: 'access', title: message('special.tab-access'), indicators: [6, 1008, 1160] },
]
