/**
 * Words of which two names must have the same: an illness, a vaccine or a word such as `only` that one name has and the other has
 * not makes them two things, however many others they share. As `indicatorWords` writes them.
 */
const APART = new Set(
  `bcg polio ipv penta measle rota yellow meningitis hpv hepb pcv hib tetanus mmr iptp malaria hiv aids tb pneumonia diarrhoea
cholera lassa covid syphili hypertension diabete cancer sepsis asphyxia prematurity injury burn drowning pertussis diphtheria
typhoid rubella mpox ebola anthrax rabie leprosy anaemia stunting wasting underweight overweight only dropout`.split(
    /\s+/,
  ),
)

const NUMBER = /^\d{1,2}$/

/** The numbers, illnesses, vaccines and restrictions among words, in one order: equal where two names may be one thing. */
export function apartWords(words: ReadonlySet<string>): string {
  return [...words]
    .filter((word) => NUMBER.test(word) || APART.has(word))
    .sort()
    .join()
}
