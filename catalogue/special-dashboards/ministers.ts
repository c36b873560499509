import { message } from '#domain/message/message.ts'
import { figure, quotes } from './parts.ts'
import { CHOSEN, type SpecialDashboard } from './special-dashboard.ts'

/** Deaths of mothers and children, care at birth, vaccination, nutrition, family planning, malaria, HIV, money. */
const HEADLINES = [29, 32, 30, 7, 18, 1052, 14, 1001, 402, 26, 217, 1160]

/** For the head of the ministry: the headlines, each in detail, and the quarter that facilities reported. */
export const MINISTERS: SpecialDashboard = {
  slug: 'ministers-dashboard',
  opening: 'details',
  tabs: [
    {
      slug: 'preview',
      title: message('special.ministers-preview'),
      lead: message('special.ministers-preview-lead'),
      parts: quotes(29, 32, 7, 18, 14, 217),
      byPlace: true,
      width: 'wide',
      missing: [],
      outside: null,
    },
    {
      slug: 'details',
      title: message('special.ministers-details'),
      lead: message('special.ministers-details-lead'),
      chooses: HEADLINES,
      parts: [
        ...quotes(CHOSEN),
        { kind: 'indicator', indicator: CHOSEN },
        figure('trend', [CHOSEN]),
        figure('map', [CHOSEN]),
        figure('source-table', [CHOSEN], { width: 'full' }),
      ],
      width: 'wide',
      missing: [],
      outside: null,
    },
    {
      slug: 'quarterly',
      title: message('special.ministers-quarterly'),
      lead: message('special.ministers-quarterly-lead'),
      parts: [
        figure('quarters', [1701], { sources: [30] }),
        figure('quarters', [1702], { sources: [30] }),
        figure('quarters', [1705], { sources: [30] }),
        figure('quarters', [1703], { sources: [30] }),
        figure('quarters', [1701], {
          sources: [30],
          options: { shape: 'table' },
          width: 'full',
        }),
      ],
      width: 'wide',
      missing: [
        {
          what: message('special.quarterly-missing'),
          filledBy: message('special.nhmis-fills'),
        },
      ],
      outside: 30,
    },
  ],
}
