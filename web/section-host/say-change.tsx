import { useEffect, useRef, useState } from 'react'
import { changeInWords } from '#sections/choice/change-in-words.ts'
import type { SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'

interface SayChangeProps {
  readonly definition: SectionDefinition
  readonly shown: ResolvedSection<object, unknown>
  /** The first state of the section, before any change by the reader. */
  readonly opened: ResolvedSection<object, unknown>
}

/** Says once, to whoever listens to the page, what a control has brought. */
export default function SayChange({ definition, shown, opened }: SayChangeProps) {
  const [said, say] = useState('')
  const before = useRef(opened)
  useEffect(() => {
    const words = changeInWords(definition, shown, before.current)
    before.current = shown
    if (words !== '') say(words)
  }, [definition, shown])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
