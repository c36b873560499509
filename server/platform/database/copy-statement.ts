/** A name as SQL reads it in any case; double quotes inside are doubled. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The COPY statement of a bulk load. `origin` is STDIN on a server and a device of the embedded database. */
export function copyStatement(table: string, columns: readonly string[], origin: string): string {
  return `copy ${quotedName(table)} (${columns.map(quotedName).join(', ')}) from ${origin} with (format csv)`
}

/** The COPY statement that gives rows out. `target` is STDOUT on a server and a device of the embedded database. */
export function copyOutStatement(select: string, target: string): string {
  return `copy (${select}) to ${target} with (format csv)`
}
