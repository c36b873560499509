/** The axes of a chart that can have a logarithmic scale. */
export const LOG_AXES = ['x', 'y'] as const

export type LogAxis = (typeof LOG_AXES)[number]
