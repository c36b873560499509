/** Words of Pidgin that give the end of a turn weight, and say nothing. */
const PARTICLES =
  /(?<=[\p{L}\d%])[,.!? ]+(?:sef|sha+|abeg|nko|o+|oh|jare|biko|shey|ehn|walahi)(?=[?.!, ]*$)/iu

/** So many of them stand behind each other. */
const MOST = 3

/** Words that say that another thing is asked now: none of them is of what is asked. */
const LEAD =
  /^(?:(?:ok(?:ay)?|now|right|alright|so|and|but|fine|thanks?|thank you|great|good|cool|next|well|anyway|hmm+|please)[,.!]? +)*(?:(?:(?:let['’]?s|lets|let me|can we|i want to|i will|we can) )?(?:chang(?:e|ing)|switch(?:ing)?|mov(?:e|ing)) (?:on )?(?:to )?(?:the |a |an )?(?:(?:new|another|different|other) )?(?:topics?|subjects?|things?|questions?|matters?|gears)|(?:a |an |on |to |something |another |some |one |completely |totally |quite |slightly |entirely |very )*(?:different|separate|new|other|unrelated)(?: (?:thing|question|topic|subject|matter|issue|note|one|indicator|figure|year|source|survey|state|place))?|(?:on to |to )?(?:another|one more|the next|next|one other) (?:thing|question|topic|subject|matter|issue))(?: (?:now|please|then|altogether))?(?:[:;.!] *| *[-\u2013\u2014] +|, +)(?=\S)/i

/** A turn without the words that lead to another thing: `ok different thing: postnatal checks there`. */
export function withoutLead(text: string): string {
  return text.replace(LEAD, '')
}

/** A turn without the particles at its end: `which state is worst sef` asks which state is worst. */
export function withoutParticles(text: string): string {
  let said = text
  for (let at = 0; at < MOST; at++) said = said.replace(PARTICLES, '')
  return said
}
