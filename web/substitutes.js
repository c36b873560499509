// What the program uses and browsers of the last years lack, in small: `first-paint.js` fetches it for those alone.
;(() => {
  const add = (owner, members) => {
    Object.keys(members).forEach((name) => {
      if (name in owner) return
      Object.defineProperty(owner, name, { value: members[name], configurable: true, writable: true })
    })
  }
  const at = function (index) {
    return this[index < 0 ? this.length + Math.trunc(index) : Math.trunc(index) || 0]
  }
  const fromEnd = (list, test) => {
    for (let index = list.length - 1; index >= 0; index--) if (test(list[index], index, list)) return index
    return -1
  }
  const lists = {
    at: at,
    findLastIndex: function (test) {
      return fromEnd(this, test)
    },
    findLast: function (test) {
      return this[fromEnd(this, test)]
    },
    toSorted: function (order) {
      return this.slice().sort(order)
    },
    toReversed: function () {
      return this.slice().reverse()
    },
    with: function (index, value) {
      const copy = this.slice()
      copy[index < 0 ? copy.length + index : index] = value
      return copy
    },
  }
  add(Array.prototype, lists)
  add(Object.getPrototypeOf(Int8Array).prototype, lists)
  add(Array.prototype, {
    toSpliced: function (...splice) {
      const copy = this.slice()
      copy.splice(...splice)
      return copy
    },
  })
  const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/
  add(String.prototype, {
    at: at,
    replaceAll: function (from, to) {
      return from instanceof RegExp
        ? this.replace(from, to)
        : this.replace(new RegExp(String(from).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'), to)
    },
    isWellFormed: function () {
      return !LONE.test(this)
    },
  })
  add(Object, {
    hasOwn: (owner, name) => Object.hasOwn(owner, name),
  })
  add(Map, {
    groupBy: (items, keyOf) => {
      const groups = new Map()
      let index = 0
      for (const item of items) {
        const key = keyOf(item, index++)
        if (groups.has(key)) groups.get(key).push(item)
        else groups.set(key, [item])
      }
      return groups
    },
  })
  add(Promise, {
    withResolvers: () => {
      const made = {}
      made.promise = new Promise((resolve, reject) => {
        made.resolve = resolve
        made.reject = reject
      })
      return made
    },
  })
  add(URL, {
    canParse: (address, base) => {
      try {
        return Boolean(new URL(address, base))
      } catch (_) {
        return false
      }
    },
  })
  add(Element.prototype, {
    checkVisibility: function () {
      return this.getClientRects().length > 0
    },
  })
  add(crypto, {
    randomUUID: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      bytes[6] = (bytes[6] & 15) | 64
      bytes[8] = (bytes[8] & 63) | 128
      return Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1))
        .join('')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
  })
  const kept = (items, test) => new Set(Array.from(items).filter(test))
  const every = (items, test) => Array.from(items).every(test)
  add(Set.prototype, {
    union: function (other) {
      return new Set(Array.from(this).concat(Array.from(other.keys())))
    },
    intersection: function (other) {
      return kept(this, (item) => other.has(item))
    },
    difference: function (other) {
      return kept(this, (item) => !other.has(item))
    },
    isSubsetOf: function (other) {
      return every(this, (item) => other.has(item))
    },
    isSupersetOf: function (other) {
      return every(other.keys(), (item) => this.has(item))
    },
    isDisjointFrom: function (other) {
      return every(this, (item) => !other.has(item))
    },
  })
  // Tabs that cannot tell each other: each sees at its next question what another has changed.
  add(window, {
    BroadcastChannel: class extends EventTarget {
      postMessage() {}
      close() {}
    },
  })
})()
