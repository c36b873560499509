import { message } from '#domain/message/message.ts'
import { figure, quotes, scorecard, trends } from './parts.ts'
import type { SpecialDashboard } from './special-dashboard.ts'

/** Emergency care at birth: the known figures until the assessment of facilities is published. */
export const CEMONC: SpecialDashboard = {
  slug: 'cemonc-dashboard',
  opening: 'modules-1-5',
  tabs: [
    {
      slug: 'modules-1-5',
      title: message('special.modules-1-5'),
      lead: message('special.modules-1-5-lead'),
      parts: [
        figure('map', [1184]),
        figure('map', [1008]),
        ...trends(1161, 1162),
        scorecard([
          [1181, 105, '2019'],
          [1182, 105, '2019'],
          [1183, 105, '2019'],
          [1184, 105, '2019'],
          [1008, 2, '2024'],
          [1011, 2, '2024'],
        ]),
      ],
      width: 'wide',
      missing: [{ what: message('special.modules-1-5-missing'), filledBy: message('special.cemonc-fills') }],
      outside: null,
    },
    {
      slug: 'modules-7-10',
      title: message('special.modules-7-10'),
      lead: message('special.modules-7-10-lead'),
      parts: [...quotes(29, 30), ...trends(7, 1132, 8, 398, 1459, 1458, 1460, 1461)],
      width: 'wide',
      missing: [{ what: message('special.modules-7-10-missing'), filledBy: message('special.cemonc-fills') }],
      outside: null,
    },
  ],
}
