import { type FieldErrors, Problem } from '#domain/problem.ts'

/** A refusal that names the fields to look at; its sentence is theirs together. */
export function fieldProblem(errors: FieldErrors): Problem {
  return new Problem('invalid-input', Object.values(errors).flat().join(' '), errors)
}
