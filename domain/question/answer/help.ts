import type { Location } from '#domain/location/location.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { message } from '#domain/message/message.ts'
import { named, placeName } from '#domain/message/value.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { examples } from './decline.ts'

const TOPICS = [
  'export',
  'cite',
  'share',
  'mistake',
  'account',
  'dashboards',
  'language',
  'compare',
  'maps',
  'api',
  'about',
] as const

const PLACES: Readonly<Record<(typeof TOPICS)[number], string>> = {
  export: '/faq',
  cite: '/faq',
  share: '/faq',
  mistake: '/contact',
  account: '/faq',
  dashboards: '/custom',
  language: '/faq',
  compare: '/faq',
  maps: '/faq',
  api: '/docs/api',
  about: '/about',
}

/** Topics with a page of their own. */
const LINKS = ['mistake', 'dashboards', 'api', 'about'] as const

/** Steps that are said; the page has all of them. */
const MOST_STEPS = 3

/** How to use the product, with the page that says more. */
export function helpAnswer(asked: AnswerInput): PartAnswer {
  const { help } = asked.question
  if (help) {
    return answering({
      said: [
        message('assistant.help', {
          title: named(help.title),
          steps: named(help.steps.slice(0, MOST_STEPS).join(' ')),
        }),
      ],
      links: [{ href: help.address, title: named(help.title), view: null }],
    })
  }
  const topic = TOPICS.find((one) => one === asked.question.product) ?? 'about'
  const place = asked.data.reference.locations.get(asked.question.places[0] ?? 0)
  if (topic === 'export' && place && place.level <= 3) return allFiguresOf(place)
  return answering({
    said: [message('assistant.product', { topic })],
    links: [
      {
        href: PLACES[topic],
        title: message('assistant.product-link', { topic: LINKS.find((one) => one === topic) ?? 'help' }),
        view: null,
      },
    ],
  })
}

/** The profile of a place, at whose end all its figures are a file. */
function allFiguresOf(place: Location): PartAnswer {
  const named = placeName(place)
  return answering({
    said: [message('assistant.all-figures', { place: named })],
    links: [
      {
        href: `/health-profiles/${placeSlug(place)}`,
        title: message('assistant.all-figures-link', { place: named }),
        view: null,
      },
    ],
  })
}

/** A greeting is greeted, with examples of questions. */
export function greetingAnswer(asked: AnswerInput): PartAnswer {
  const isThanks = asked.question.cues.has('thanks')
  return answering({
    said: [
      message('assistant.greeting', {
        kind: isThanks ? 'thanks' : asked.question.cues.has('able') ? 'able' : 'hello',
      }),
    ],
    suggestions: examples(asked),
  })
}
