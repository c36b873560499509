/** The years in which states were made out of others, by id. The states that are not named are older than any figure held. */
export const MADE_IN: Readonly<Record<number, number>> = {
  // Akwa Ibom and Katsina, September 1987.
  10: 1987,
  28: 1987,
  // Abia, Delta, Enugu, Jigawa, Kebbi, Kogi, Osun, Taraba and Yobe, August 1991.
  8: 1991,
  17: 1991,
  21: 1991,
  25: 1991,
  29: 1991,
  30: 1991,
  37: 1991,
  42: 1991,
  43: 1991,
  // Bayelsa, Ebonyi, Ekiti, Gombe, Nasarawa and Zamfara, October 1996.
  13: 1996,
  18: 1996,
  20: 1996,
  23: 1996,
  33: 1996,
  44: 1996,
}
