// Serves the game in memory on a free port, which is printed.
"use strict";

const { Server } = require("boardgame.io/server");
const { King } = require("./game.cjs");

const server = Server({ games: [King], origins: [/127\.0\.0\.1/] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
