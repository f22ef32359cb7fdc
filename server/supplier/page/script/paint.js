// How a reel and a line of the win are painted. Sizes are pixels of the canvas.

const at = (strip, place) => strip[((place % strip.length) + strip.length) % strip.length];

/** Paints one reel: `reel.place` is the place of its strip at the top edge. */
export function paintReel(pen, pictures, reel, { index, size, rows, wild, marks, now }) {
  const left = index * size;
  pen.save();
  pen.beginPath();
  pen.rect(left, 0, size, rows * size);
  pen.clip();
  if (reel.suspense) paintGlow(pen, left, size, rows, now);
  const top = Math.floor(reel.place);
  const shift = reel.place - top;
  for (let row = -1; row <= rows; row += 1) {
    const symbol = reel.covered && reel.state === 'rest' ? wild : at(reel.strip, top + row);
    const y = (row - shift) * size;
    if (reel.speed > 0) {
      pen.drawImage(pictures.moving(symbol), left, y - size / 2);
    } else {
      paintSymbol(pen, pictures.sharp(symbol), left, y, size, marks, marks?.places.has(`${index},${row}`), now);
    }
  }
  pen.restore();
}

function paintSymbol(pen, picture, x, y, size, marks, wins, now) {
  if (!marks) {
    pen.drawImage(picture, x, y);
    return;
  }
  pen.globalAlpha = wins ? 1 : 0.32;
  if (!wins) {
    pen.drawImage(picture, x, y);
  } else {
    const beat = Math.max(0, Math.sin(((now - marks.since) / 420) * Math.PI));
    const pulse = now - marks.since < 4000 ? 1 + 0.1 * beat : 1.04;
    const glow = pen.createRadialGradient(x + size / 2, y + size / 2, 0, x + size / 2, y + size / 2, size * 0.55);
    glow.addColorStop(0, 'rgb(255 222 120 / .55)');
    glow.addColorStop(1, 'rgb(255 222 120 / 0)');
    pen.fillStyle = glow;
    pen.fillRect(x, y, size, size);
    const side = size * pulse;
    pen.drawImage(picture, x - (side - size) / 2, y - (side - size) / 2, side, side);
  }
  pen.globalAlpha = 1;
}

function paintGlow(pen, left, size, rows, now) {
  const light = pen.createLinearGradient(left, 0, left + size, 0);
  const strength = 0.25 + 0.15 * Math.sin(now / 90);
  light.addColorStop(0, 'rgb(255 210 90 / 0)');
  light.addColorStop(0.5, `rgb(255 210 90 / ${strength})`);
  light.addColorStop(1, 'rgb(255 210 90 / 0)');
  pen.fillStyle = light;
  pen.fillRect(left, 0, size, rows * size);
}

/** A line from the left edge through the places that won. */
export function paintLine(pen, places, size) {
  const points = [[-0.5, places[0][1]], ...places].map(([reel, row]) => [(reel + 0.5) * size, (row + 0.5) * size]);
  for (const [width, paint] of [[size / 11, 'rgb(20 12 40 / .6)'], [size / 22, '#ffd35c']]) {
    pen.beginPath();
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    Object.assign(pen, { lineWidth: width, strokeStyle: paint, lineJoin: 'round', lineCap: 'round' });
    pen.stroke();
  }
}
