import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Topic } from '#domain/indicator/topics.ts'

/** The conditions of a topic for its indicators; absent members do not matter. */
interface TopicRule {
  readonly topic: Topic
  readonly area?: RegExp
  readonly name?: RegExp
  /** True: plain numbers only; false: percentages and rates only. */
  readonly plainNumber?: boolean
  readonly type?: RegExp
}

/**
 * The topic of an indicator: the first rule that fits wins. Counts of facilities and surveillance are named
 * before deaths, because deaths from an outbreak are counted and not estimated. Source: methods
 * 8.2.
 */
const RULES: readonly TopicRule[] = [
  { topic: 'facility', area: /^(Health Facilities|HR Guidelines and Workforce)$/ },
  { topic: 'other', area: /^Financing$/ },
  { topic: 'other', name: /core capacities|requiring interventions/i },
  { topic: 'service_volume', name: /^people treated|newly enrolled|started on treatment/i },
  { topic: 'coverage', name: /treatment coverage/i },
  { topic: 'service_volume', name: /\bnotified\b|notification rate|bacteriologically confirmed/i },
  { topic: 'count', area: /^IDSR$/ },
  { topic: 'mortality', name: /maternal death|deaths? from|number of \w+(-\w+)? deaths|causes of .*deaths/i },
  { topic: 'hiv', area: /^HIV$/, name: /mortality|deaths/i },
  { topic: 'mortality', name: /mortality|death rate|case fatality|stillbirth|life expectancy/i },
  { topic: 'hiv', name: /HIV prevalence in|patients who are HIV-positive/i },
  { topic: 'behaviour', area: /^HIV$/, name: /knowledge|condom/i },
  { topic: 'hiv', area: /^HIV$/ },
  { topic: 'coverage', area: /^Tuberculosis$/, plainNumber: false, type: /Output|Outcome/ },
  { topic: 'other', area: /^Tuberculosis$/ },
  { topic: 'behaviour', area: /^Immunization$/, name: /\badults who agree\b/i },
  { topic: 'service_volume', area: /^Immunization$/, plainNumber: true },
  { topic: 'coverage', area: /^Immunization$/ },
  { topic: 'coverage', area: /^Malaria$/, name: /slept under|preventive malaria treatment|households with/i },
  { topic: 'other', area: /^Malaria$/ },
  { topic: 'coverage', area: /^Nutrition$/, name: /supplementation|deworming|iron tablets/i },
  { topic: 'nutrition', area: /^Nutrition$/ },
  {
    topic: 'behaviour',
    area: /^RMNCH$/,
    name: /fertility|births per|birth rate|age at first|genital mutilation|own informed decisions/i,
  },
  { topic: 'coverage', area: /^RMNCH$/ },
  { topic: 'coverage', area: /^WASH$/ },
  { topic: 'behaviour', area: /^NCD$/, name: /tobacco|alcohol/i },
  { topic: 'behaviour', name: /first married|partner violence|violent discipline/i },
  { topic: 'coverage', name: /birth is registered/i },
  {
    topic: 'behaviour',
    name: /^(households with|women (aged|in)|school attendance|children aged|adult literacy|population (using the internet|with access))/i,
  },
  {
    topic: 'count',
    area: /^Population/,
    name: /^(total population|target population|population aged|women of)/i,
  },
]

/** The topic of an indicator, which decides whose figure goes first; `other` when no rule names it. */
export function topicOf(indicator: Indicator): Topic {
  return RULES.find((rule) => fits(rule, indicator))?.topic ?? 'other'
}

function fits({ area, name, plainNumber, type }: TopicRule, indicator: Indicator): boolean {
  if (area && !area.test(indicator.programArea)) return false
  if (name && !name.test(indicator.fullName)) return false
  if (type && !type.test(indicator.type)) return false
  return plainNumber === undefined || plainNumber === (indicator.factor === 4)
}

/** The topic inside a sentence: `For coverage, …`. */
export function topicName(topic: Topic): Message {
  return message('quote.topic', { topic: topic === 'other' ? 'any' : topic })
}
