import type { Classification } from '#domain/data-source/data-source.ts'
import type { Value } from '#domain/message/message.ts'
import type { heldIn } from '#domain/reference/scope.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Frame } from './frame.ts'
import { everywhere } from './frame.ts'
import { type Framed, framed } from './framed.ts'
import { pastOf } from './newest.ts'

const LEVEL_WORDS = { 2: 'zone', 3: 'state', 4: 'lga', 5: 'district' } as const

type Part = keyof typeof LEVEL_WORDS

/** `no source`, `no source of this dashboard`: the subject of what none of those that were looked at has. */
export function noSource(frame: Frame): Framed {
  return framed(frame, 'frame.no-source', { ...pastOf(frame), held: holderOf(frame) })
}

/** `no source in this release`: where the sentence stands by itself. */
export function noSourceHeld(frame: Frame): Framed {
  return framed(frame, 'frame.no-source-held', { ...pastOf(frame), held: holderOf(frame) })
}

/** `No source has leprosy cases by state.` */
export function noSourceBy(frame: Frame, level: Part, indicator: Value): Framed {
  return framed(frame, 'frame.no-source-by', {
    held: holderOf(frame),
    level: LEVEL_WORDS[level],
    indicator,
  })
}

/** That no other class of sources has a figure of the place, so that nothing confirms the one that is there. */
export function noneToConfirm(
  frame: Frame,
  said: {
    readonly missing: 'survey' | 'others'
    readonly place: Value
    readonly kind: Classification | 'Census'
  },
): Framed {
  return framed(frame, 'frame.none-to-confirm', { ...said, held: holderOf(frame) })
}

/** That of the sources with figures of the place no independent one speaks of the time of the one that is there. */
export function noneOfItsTime(
  frame: Frame,
  said: { readonly place: Value; readonly kind: Classification | 'Census' },
): Framed {
  return framed(frame, 'frame.none-of-its-time', { ...said, held: holderOf(frame) })
}

/** `no source`, of all that the release or the dashboard holds. */
export function noSourceOf(reference: Pick<ReferenceData, 'scope' | 'sources'>): Framed {
  return noSource(everywhere(reference))
}

function holderOf({ sources }: Frame): ReturnType<typeof heldIn> {
  return sources.of === 'all' ? sources.held : 'release'
}
