import type { Token } from './tokens.ts'

/** How people ask whether they may: `may I`, `am I allowed to`, `is it fine if we`, `do I need permission to`. */
const MAY =
  /\b((may|can|could|must|do) (i|we|one|anybody|anyone|somebody|someone|people|journalists|students|companies|they|(a|our|my|the|this|your|any) \w+( \w+)?) |(am|are|is) (i|we|one|anybody|anyone|somebody|it) (\w+ )?(allowed|free|permitted|ok|okay|fine|legal|lawful|possible|authori[sz]ed)|am i free to|(need|ask for|get|require) (a )?(permission|permit|consent|licen[cs]e)|what (may|can) (i|we|one) (re)?(publish|print|use|copy|sell|quote|share)|(fit|i fit|we fit|make i|make we) )/i

/** What is done with a figure that is given on. */
const GIVEN_ON =
  /\b(re ?publish\w*|publish\w*|re ?print\w*|print|copy|copies|sell|resell|selling|re ?use|reproduce|redistribute|distribute|broadcast|translate|adapt|remix|incorporate|include|quote|cite|use|using|put|post|show|share|place|feature|take|screenshot|upload|permission|permit|consent|licen[cs]e)\b/i

/** Where it is given on. */
const MEDIUM =
  /\b(news ?papers?|papers?|magazines?|books?|text ?books?|blogs?|web ?sites?|articles?|stories|story|column|theses|thesis|dissertations?|reports?|slides?|presentations?|posters?|leaflets?|brochures?|billboards?|adverts?|advertisements?|apps?|products?|radio|on air|tv|television|video|film|documentary|facebook|twitter|whatsapp|instagram|youtube|tweets?|social media|company|business|commercial\w*|sell|sale|money|profit|public|journal|publication|course|lecture|manual|database|dashboard of|print|republish|re publish|publish|reprint|redistribute|reproduce)\b/i

/** The words of one who wants a figure to give on, which the quote answers: `which figure may I use`. */
const WHICH =
  /\b(which|what|wetin) (\w+ )?(figure|number|value|source|survey|estimate|one)s?\b|\bhow (do|can|should|may)\b/i

/** `Women who need permission to go to hospital`: theirs, and not that of the asker. */
const FOR_CARE =
  /\bpermission (?:to|for|from) (?:\w+ )?(?:go|goes|going|visit|attend|seek|see|get|leave|travel|care|treatment|husbands?|partners?|family|hospital)\b/i

/** `Permission to go to hospital`: no licence is asked for. */
export function isPermissionForCare(tokens: readonly Token[]): boolean {
  return FOR_CARE.test(tokens.map(({ said }) => said).join(' '))
}

/** The question asks whether figures may be given on, which licences answer. */
export function asksPermission(tokens: readonly Token[]): boolean {
  const text = tokens.map(({ said }) => said).join(' ')
  return MAY.test(`${text} `) && GIVEN_ON.test(text) && MEDIUM.test(text) && !WHICH.test(text)
}
