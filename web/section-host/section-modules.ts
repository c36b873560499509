import '#sections/indicator-overview/definition.ts'
import type { Section, SectionDefinition } from '#sections/definition/section-definition.ts'
import { SECTION_WORDS } from '#web/controls/section-words.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { inTime } from '#web/files/in-time.ts'
import { type Resource, resource } from '#web/queries/resource.ts'
import '#web/panels/figure-section/panels.ts'
import type { Panel } from '#web/panels/panel.ts'

// The section that most readers open first is part of the first file of the page.

type Panels = Readonly<Record<string, Panel>>

interface PanelModule {
  readonly default: Panels
  readonly worker?: () => Worker
}

/** The panels of each section in `web/panels/`, by its slug. */
const PANELS = import.meta.glob<PanelModule>('../panels/*/panels.ts')

/** A section with all that draws it. */
export interface SectionModule {
  readonly definition: SectionDefinition
  readonly panels: Panels
  /** Starts the worker that answers the questions of the section's work. */
  readonly worker: () => Worker
}

const kept = new Map<string, Resource<SectionModule>>()

/** Definition and panels of a section, loaded when a reader first opens it. */
export function sectionResource(section: Section): Resource<SectionModule> {
  const known = kept.get(section.slug)
  if (known) return known
  const made = resource(async () => {
    const panels = PANELS[`../panels/${section.panels ?? section.slug}/panels.ts`]
    const { code } = pageLanguage.get()
    const words = (SECTION_WORDS[section.slug] ?? []).map((group) => loadGroup(code, group))
    const [loaded, own] = await inTime(section.slug, () =>
      Promise.all([section.load(), panels?.(), ...words]),
    )
    const worker = own?.worker ?? (() => withoutWorker(section))
    return { definition: loaded.default, panels: own?.default ?? {}, worker }
  })
  kept.set(section.slug, made)
  return made
}

function withoutWorker({ slug }: Section): never {
  throw new RangeError(`The section ${slug} has work but no worker in its panels`)
}
