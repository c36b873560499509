/** Words that say how something is counted, and not what: `deaths`, `suspected`, `case fatality`. */
export const isMeasure = (word: string): boolean =>
  /^(deaths?|cases?|suspected|confirmed|cfr|fatality|incidence|mortality|rate|number|headcount|count|dose|coverage|both|total)$/.test(
    word,
  )
