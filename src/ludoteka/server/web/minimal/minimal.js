// A plain page for servers that were built without the client: every game can be played on it.
const main = document.getElementById("main");
const status = document.getElementById("status");
const make = (tag, text, attributes = {}) => {
  const element = document.createElement(tag);
  element.textContent = text ?? "";
  Object.assign(element, attributes);
  return element;
};
const words = (value, names) => {
  if (value === null || value === undefined) return "—";
  if (Array.isArray(value)) return value.map((item) => words(item, names)).join(", ");
  if (typeof value !== "object") return String(value);
  if ("seat" in value && Object.keys(value).length === 1) return names[value.seat] ?? `seat ${value.seat + 1}`;
  if ("key" in value) {
    const inner = Object.entries(value.arguments ?? {}).map(([name, item]) => `${name} ${words(item, names)}`);
    return value.key.replace(/^[a-z0-9-]*-event-/, "").replaceAll("-", " ") + (inner.length ? `: ${inner.join(" · ")}` : "");
  }
  return Object.entries(value).map(([name, item]) => `${name} ${words(item, names)}`).join(" · ");
};

async function home() {
  const games = await (await fetch("/api/games")).json();
  const list = make("ul", "", { id: "games" });
  for (const game of games) {
    const item = make("li");
    item.append(make("button", game.key, { onclick: () => begin(game.key) }));
    list.append(item);
  }
  main.replaceChildren(make("p", "Play against bots:"), list, make("p", "This server was built without the full client."));
}

async function begin(game) {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, start: true }),
  });
  const opened = await answer.json();
  if (!answer.ok) return void (status.textContent = opened.sentence);
  history.pushState(null, "", opened.path);
  table(opened.id);
}

function table(id) {
  const moves = make("ul", "", { id: "moves" });
  const log = make("ol", "", { id: "log" });
  const view = make("pre");
  main.replaceChildren(make("h2", "Your moves"), moves, make("h2", "What happened"), log, make("h2", "What you see"), view);
  let names = [];
  let seq = -1;
  let done = false;
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${id}?since=${seq}`);
    const send = (command) => socket.send(JSON.stringify({ id: crypto.randomUUID?.() ?? String(Math.random()), ...command }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "refused") status.textContent = message.sentence;
      if (message.table) names = message.table.seats.map((seat) => seat.name);
      if (message.table?.result) { done = true; status.textContent = `Over: ranks ${message.table.result.ranks.join(", ")}`; }
      if (message.seq !== undefined) seq = message.seq;
      for (const sight of message.sights ?? []) {
        status.textContent = done ? status.textContent : sight.moves ? "Your turn" : "…";
        for (const told of sight.events) if (told.said) log.append(make("li", words(told.said, names)));
        log.scrollTop = log.scrollHeight;
        view.textContent = JSON.stringify(sight.view, null, 1);
        moves.replaceChildren(...(sight.moves ?? []).map((move) => {
          const item = make("li");
          item.append(make("button", move.move, { title: move.rule, onclick: () => send({ do: "play", seat: sight.seat, move: move.move }) }));
          return item;
        }));
      }
    };
    socket.onclose = ({ code, reason }) => {
      if (code >= 4000) { status.textContent = reason; return; }
      status.textContent = "Connecting again …";
      setTimeout(connect, 1000);
    };
  };
  connect();
}

const at = location.pathname.match(/^\/t\/([\w-]+)/);
if (at) table(at[1]); else home();
