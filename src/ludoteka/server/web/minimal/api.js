// A page to try the API on: one form for each operation of the OpenAPI document.
const make = (tag, text, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  element.textContent = text ?? "";
  Object.assign(element, attributes);
  element.append(...children);
  return element;
};
const documentOf = await (await fetch("/api/openapi.json")).json();
const resolve = (schema) => (schema?.$ref ? resolve(schema.$ref.split("/").slice(1).reduce((at, part) => at[part], documentOf)) : schema);

function example(schema, depth = 0) {
  const found = resolve(schema) ?? {};
  if (found.example !== undefined) return found.example;
  if (found.examples?.length) return found.examples[0];
  if (found.default !== undefined) return found.default;
  const variant = (found.oneOf ?? found.anyOf)?.[0];
  if (variant) return example(variant, depth);
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  if (found.type === "object") {
    const fields = Object.entries(found.properties ?? {}).filter(([name]) => (found.required ?? []).includes(name));
    return depth > 4 ? {} : Object.fromEntries(fields.map(([name, part]) => [name, example(part, depth + 1)]));
  }
  return { string: "", integer: 0, number: 0, boolean: false, array: [] }[found.type] ?? null;
}

function operation(path, method, spec) {
  const inputs = (spec.parameters ?? []).filter((parameter) => parameter.in !== "cookie").map((parameter) => {
    const input = make("input", "", { name: parameter.name, placeholder: parameter.name, required: parameter.required ?? false });
    input.setAttribute("aria-label", parameter.name);
    return { parameter, input };
  });
  const schema = spec.requestBody?.content?.["application/json"]?.schema;
  const body = schema ? make("textarea", JSON.stringify(example(schema), null, 2), { rows: 6, cols: 60 }) : null;
  body?.setAttribute("aria-label", "body");
  const answer = make("pre", "");
  const token = document.getElementById("token");
  const form = make("form", "", {
    onsubmit: async (event) => {
      event.preventDefault();
      let url = path;
      const query = new URLSearchParams();
      for (const { parameter, input } of inputs) {
        if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
        else if (input.value) query.set(parameter.name, input.value);
      }
      const headers = body ? { "content-type": "application/json" } : {};
      if (token.value) headers.authorization = `Bearer ${token.value}`;
      answer.textContent = "…";
      const reply = await fetch(query.size ? `${url}?${query}` : url, { method: method.toUpperCase(), headers, body: body?.value });
      const text = reply.headers.get("content-type")?.includes("ndjson") ? "(a stream)" : await reply.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* not JSON */ }
      answer.textContent = `${reply.status} ${reply.statusText}\n${shown.slice(0, 20000)}`;
    },
  }, ...inputs.map(({ input }) => input), ...(body ? [make("p", "", {}, body)] : []), make("button", "Send"));
  return make("details", "", {}, make("summary", `${method.toUpperCase()} ${path} — ${spec.summary ?? ""}`), make("p", spec.description ?? ""), form, answer);
}

const main = document.getElementById("main");
main.replaceChildren(make("p", "", {}, make("label", "API token (optional; without one you are who this browser is): ", {}, make("input", "", { id: "token", size: 50, autocomplete: "off" }))));
const groups = new Map();
for (const [path, methods] of Object.entries(documentOf.paths)) {
  for (const [method, spec] of Object.entries(methods)) {
    const tag = spec.tags?.[0] ?? "other";
    groups.set(tag, [...(groups.get(tag) ?? []), operation(path, method, spec)]);
  }
}
for (const [tag, operations] of groups) main.append(make("h2", tag), ...operations);
