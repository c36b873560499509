import type { HeardAs } from '#domain/voice/heard-as.ts'

/**
 * Names as recognisers of English write them when they hear them. Only texts that mean nothing else in a
 * question of health.
 */
export const HEARD_AS: HeardAs = [
  [/\b(?:n\.? ?d\.? ?h\.? ?s\.?|and dhs|indie hs)(?=\s|$)/gi, 'NDHS'],
  [/\b(?:mix|micks|mics survey)\b/gi, 'MICS'],
  [/\b(?:d ?h ?i ?s|dee his)[ -]?(?:2|two|to|too)\b/gi, 'DHIS2'],
  [/\b(?:woo ?enic|wu ?nick|w u e n i c)\b/gi, 'WUENIC'],
  [/\b(?:penta|painter|pentar) ?(?:tree|free|three)\b/gi, 'penta 3'],
  [/\b(?:penta|painter|pentar) ?(?:one|won)\b/gi, 'penta 1'],
  [/\ba ?n ?c ?(?:four|for)\b/gi, 'ANC 4'],
  [/\ba ?n ?c ?(?:eight|ate)\b/gi, 'ANC 8'],
  [/\bo ?r ?s\b/gi, 'ORS'],
  [/\bzam ?fara\b/gi, 'Zamfara'],
  [/\b(?:can know|kanno|cano)\b/gi, 'Kano'],
  [/\bsoak ?otto?\b/gi, 'Sokoto'],
  [/\bkaduna?h\b/gi, 'Kaduna'],
  [/\b(?:a q a|aqua) ?ibom\b/gi, 'Akwa Ibom'],
  [/\b(?:cats ?ina|kat ?sina)\b/gi, 'Katsina'],
  [/\bjiga ?wa\b/gi, 'Jigawa'],
]
