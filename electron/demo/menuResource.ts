// The one resource of the desk: today's menu.

const dishes = [
  { name: 'Dan dan noodles', price: 11.5 },
  { name: 'Beef noodle soup', price: 13 },
  { name: 'Cold sesame noodles', price: 9.8 },
];

export const menuResource = {
  uri: 'desk://menu/today',
  name: 'menu-today',
  title: "Today's menu",
  mimeType: 'text/plain',
  dishes,
  text: ["Today's menu", ...dishes.map(({ name, price }) => `${name}, ${price.toFixed(2)}`)].join(
    '\n',
  ),
};
