/** Words of Pidgin that give the end of a turn weight, and say nothing. */
const PARTICLES =
  /(?<=[\p{L}\d%])[,.!? ]+(?:sef|sha+|abeg|nko|o+|oh|jare|biko|shey|ehn|walahi)(?=[?.!, ]*$)/iu

/** So many of them stand behind each other. */
const MOST = 3

/** A turn without the particles at its end: `which state is worst sef` asks which state is worst. */
export function withoutParticles(text: string): string {
  let said = text
  for (let at = 0; at < MOST; at++) said = said.replace(PARTICLES, '')
  return said
}
